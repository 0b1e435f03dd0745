import type { Account, TestApi } from './api';
import { articleCalls, savedAs } from './admin-articles';
import { contestCalls } from './contests';
import { operators, type Prepare } from './stale-save';
import { CONTEST_STALE_SAVES } from './stale-saves-contests';
import { OWN_STALE_SAVES } from './stale-saves-own';
import { studioForm } from './studio';
import { keptInquiry } from './support-ownership';

const NOTICE = { title: '점검', content: '<p>새벽에 점검합니다.</p>', createdBy: '운영팀', isPinned: false };
const FAQ = { category: 'MEMBER', isForArtists: false, question: '가입은요?', answer: '무료입니다.' };
const TEMPLATE = { use: 'INQUIRY_ANSWER', title: '접수', content: '접수했습니다.' };
const BANNER = {
  ...{ placement: 'HOME_MAIN', mediaType: 'IMAGE', phoneImageId: null, videoId: null },
  ...{ alt: '흰 벽에 걸린 그림', eyebrow: null, title: '봄의 방', subTitle: null, note: null },
  ...{ linkType: 'NONE', linkArticleUuid: null, linkArtistId: null, linkPath: null },
  ...{ isActive: true, showFrom: null, showUntil: null },
};

type Managed = 'notices' | 'faqs' | 'templates' | 'banners';

/** What operators write: two saves, or a save and a removal, of the version that was made. */
const managed =
  (path: Managed, body: () => object, isRemoval = false): Prepare =>
  async (given) => {
    const { one, two } = await operators(given);
    const whole = path === 'banners' ? { ...body(), imageId: (await given.make.image()).id } : body();
    const made = (await given.call('POST', `/v1/admin/${path}` as '/v1/admin/notices', {
      as: one,
      body: whole,
    })) as { uuid: string; version: number };
    const of = { params: { uuid: made.uuid } };
    const at = `/v1/admin/${path}/{uuid}` as '/v1/admin/notices/{uuid}';
    const save = (as: Account, title: string) => ({
      ...{ ...of, as },
      body: { ...whole, [path === 'faqs' ? 'question' : 'title']: title, version: made.version },
    });
    return {
      first: () => given.call('PUT', at, save(one, '먼저')),
      second: isRemoval ? { ...of, as: two, body: { version: made.version } } : save(two, '나중'),
      code: 'CONTENT_STALE',
      read: () => given.get(at, { ...of, as: one }),
    };
  };

/** A change of an article after another one: the text, its status, a removal, or an earlier text. */
const article =
  (first: 'text' | 'status', second: (version: number) => object | null): Prepare =>
  async (api) => {
    const { one, two } = await operators(api);
    const { whole, save, publish, read } = articleCalls(api, () => one);
    const draft = await whole('NEWS');
    const body = second(draft.version) ?? savedAs(draft, { title: '나중' });
    return {
      first: () => (first === 'text' ? save(draft, { title: '먼저' }) : publish(draft)),
      second: { as: two, params: { uuid: draft.uuid, version: draft.version }, body },
      code: 'CONTENT_STALE',
      read: () => read(draft.uuid),
    };
  };

/** A choice for the home page. */
const home =
  (
    slot: 'artists' | 'special' | 'articles',
    body: (api: TestApi) => Promise<object>,
    none: object,
  ): Prepare =>
  async (api) => {
    const { one, two } = await operators(api);
    const { version } = (await api.get('/v1/admin/home', { as: one }))[slot];
    const at = `/v1/admin/home/${slot}` as const;
    const chosen = await body(api);
    return {
      first: () => api.call('PUT', at, { as: one, body: { ...chosen, version } }),
      second: { as: two, body: { ...none, version } },
      code: 'CONTENT_STALE',
      read: () => api.get('/v1/admin/home', { as: one }),
    };
  };

/** An organization that is renamed first, and then changed by an operator who saw the old one. */
const organization =
  (second: (person: string) => object): Prepare =>
  async (api) => {
    const { one, two } = await operators(api);
    const calls = contestCalls(api);
    const { uuid, owner } = await calls.organization();
    const at = '/v1/admin/organizations/{uuid}';
    const of = { as: one, params: { uuid } };
    const { version } = await api.get(at, of);
    return {
      first: () => api.call('PUT', at, { ...of, body: { name: '먼저', version } }),
      second: {
        ...{ as: two, params: { uuid, accountUuid: owner.uuid } },
        body: { ...second(owner.accountId), version },
      },
      code: 'CONTENT_STALE',
      read: () => api.get(at, of),
    };
  };

/** An order of three, saved by one operator and then by another one who saw the order before. */
const order =
  (path: 'banners' | 'faqs', body: () => object): Prepare =>
  async (api) => {
    const { one, two } = await operators(api);
    const uuids: string[] = [];
    for (const name of ['가', '나', '다']) {
      const named =
        path === 'faqs' ? { question: name } : { title: name, imageId: (await api.make.image()).id };
      const made = await api.call('POST', `/v1/admin/${path}` as '/v1/admin/faqs', {
        ...{ as: one, body: { ...body(), ...named } },
      });
      uuids.push(made.uuid);
    }
    const placement = path === 'banners' ? { placement: 'HOME_MAIN' } : {};
    const at = `/v1/admin/${path}/order` as '/v1/admin/faqs/order';
    const query = { sort: 'position', direction: 'asc' } as const;
    return {
      first: () =>
        api.call('PUT', at, { as: one, body: { ...placement, uuids: uuids.toReversed(), seen: uuids } }),
      second: { as: two, body: { ...placement, uuids: [...uuids.slice(1), uuids[0]], seen: uuids } },
      code: 'ORDER_CHANGED',
      read: async () =>
        (await api.get(`/v1/admin/${path}` as '/v1/admin/faqs', { as: one, query })).content.map(
          ({ uuid }) => uuid,
        ),
    };
  };

/** Every operation that names what it began with: a version, or what was seen. One that names two has a row for each. */
export const STALE_SAVES: Readonly<Record<string, Prepare>> = {
  'PUT /v1/admin/notices/{uuid}': managed('notices', () => NOTICE),
  'DELETE /v1/admin/notices/{uuid}': managed('notices', () => NOTICE, true),
  'PUT /v1/admin/faqs/{uuid}': managed('faqs', () => FAQ),
  'DELETE /v1/admin/faqs/{uuid}': managed('faqs', () => FAQ, true),
  'PUT /v1/admin/templates/{uuid}': managed('templates', () => TEMPLATE),
  'DELETE /v1/admin/templates/{uuid}': managed('templates', () => TEMPLATE, true),
  'PUT /v1/admin/banners/{uuid}': managed('banners', () => BANNER),
  'DELETE /v1/admin/banners/{uuid}': managed('banners', () => BANNER, true),
  'PUT /v1/admin/banners/order': order('banners', () => BANNER),
  'PUT /v1/admin/faqs/order': order('faqs', () => FAQ),
  // After a change of status as after a change of the text.
  'PUT /v1/admin/articles/{uuid}': article('status', () => null),
  'DELETE /v1/admin/articles/{uuid}': article('text', (version) => ({ version })),
  'PUT /v1/admin/articles/{uuid}/status': article('text', (version) => ({ version, status: 'PUBLISHED' })),
  'POST /v1/admin/articles/{uuid}/revisions/{version}/restore': article('status', (version) => ({ version })),
  'PUT /v1/admin/home/artists': home(
    'artists',
    async ({ make }) => ({ artistIds: [(await make.artist()).id] }),
    { artistIds: [] },
  ),
  'PUT /v1/admin/home/special': home(
    'special',
    async ({ make }) => ({ articleUuid: (await make.article({ type: 'SPECIAL' })).uuid, titleLines: [] }),
    { articleUuid: null, titleLines: [] },
  ),
  'PUT /v1/admin/home/articles': home(
    'articles',
    async ({ make }) => ({ articleUuids: [(await make.article({ type: 'NEWS' })).uuid] }),
    { articleUuids: [] },
  ),
  'PUT /v1/admin/organizations/{uuid}': organization(() => ({ name: '나중' })),
  'PUT /v1/admin/organizations/{uuid}/verification': organization(() => ({ verifiedBy: 'BUSINESS' })),
  'POST /v1/admin/organizations/{uuid}/people': organization(() => ({
    ...{ accountId: 'newperson1', name: '이봄', email: 'bom@example.com', phoneNum: '', role: 'REVIEWER' },
  })),
  'PUT /v1/admin/organizations/{uuid}/people': organization((accountId) => ({ accountId, role: 'REVIEWER' })),
  'PUT /v1/admin/organizations/{uuid}/people/{accountUuid}': organization(() => ({ role: 'REVIEWER' })),
  'DELETE /v1/admin/organizations/{uuid}/people/{accountUuid}': organization(() => ({})),
  ...CONTEST_STALE_SAVES,
  'PUT /v1/admin/inquiries/{uuid}/answer': async (api) => {
    const { one, two } = await operators(api);
    const { uuid } = await keptInquiry(api, await api.make.account({ accountId: 'haru1' }));
    const at = '/v1/admin/inquiries/{uuid}';
    const answer = (as: Account, text: string) => ({
      ...{ as, params: { uuid } },
      body: studioForm({ answer: text, version: 0, keptFileUuids: [] }),
    });
    return {
      first: () => api.call('PUT', `${at}/answer`, answer(one, '먼저')),
      second: answer(two, '나중'),
      code: 'CONTENT_STALE',
      read: () => api.get(at, { as: one, params: { uuid } }),
    };
  },
  'PUT /v1/admin/members/{uuid}/contact': async (api) => {
    const { one, two } = await operators(api);
    const { owner } = await contestCalls(api).organization();
    const at = '/v1/admin/members/{uuid}';
    const params = { uuid: owner.uuid };
    const { version } = await api.get(at, { as: one, params });
    const contact = (as: Account, name: string) => ({
      ...{ as, params, body: { name, email: 'owner@example.com', phoneNum: '', version } },
    });
    return {
      first: () => api.call('PUT', `${at}/contact`, contact(one, '먼저')),
      second: contact(two, '나중'),
      code: 'CONTENT_STALE',
      read: () => api.get(at, { as: one, params }),
    };
  },
  'PUT /v1/admin/members/{uuid}/role': async (api) => {
    const { one, two } = await operators(api);
    const member = await api.make.account({ roleType: 'MEMBER' });
    const at = '/v1/admin/members/{uuid}';
    const params = { uuid: member.uuid };
    const { roleType: from, roleChanges } = await api.get(at, { as: one, params });
    const body = { from, to: roleChanges[0] };
    return {
      first: () => api.call('PUT', `${at}/role`, { as: one, params, body }),
      second: { as: two, params, body },
      code: 'MEMBER_CHANGED',
      read: () => api.get(at, { as: one, params }),
    };
  },
  'PUT /v1/admin/artists/{id}/badge': async (api) => {
    const { one, two } = await operators(api);
    const { id } = await api.make.artist();
    const at = '/v1/admin/artists/{id}/badge';
    return {
      first: () => api.call('PUT', at, { as: one, params: { id }, body: { badge: '먼저', seen: null } }),
      second: { as: two, params: { id }, body: { badge: '나중', seen: null } },
      code: 'CONTENT_STALE',
      read: async () => (await api.get('/v1/admin/artists', { as: one })).content,
    };
  },
  ...OWN_STALE_SAVES,
};
