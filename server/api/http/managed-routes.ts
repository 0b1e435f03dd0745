import { z } from 'zod';
import type { Page } from '@/lib/contracts/envelope';
import { versionSchema } from '@/lib/contracts/version';
import { route } from './endpoint';
import type { ManagedService } from './managed-service';
import { OPERATOR_ONLY } from './operator-access';

interface ManagedRoutesOptions<Selection, Made, Body, Line, Item> {
  path: `/v1/admin/${string}`;
  /** The name of one record, and in English also the plural. */
  ko: string;
  en: string;
  query: z.ZodType<Selection & { page: number; size: number }>;
  page: z.ZodType<Page<Line>>;
  item: z.ZodType<Item>;
  create: z.ZodType<Made>;
  update: z.ZodType<Body & { version: number }>;
  /** Bytes that a save may have, where it is more than other calls'. */
  maxBodyBytes?: number;
}

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }) };

/** Body of a call that removes a record: the version that the operator saw. */
const removalSchema = z.object({ version: versionSchema });

/** The five calls for records that operators list, make, save and remove. */
export function managedRoutes<Selection, Made, Body extends object, Line, Item>(
  {
    path,
    ko,
    en,
    query,
    page,
    item,
    create,
    update,
    maxBodyBytes,
  }: ManagedRoutesOptions<Selection, Made, Body, Line, Item>,
  service: ManagedService<Selection, Made, Body, Line, Item>,
) {
  const changing = { rateLimit: 'adminChange' } as const;
  return [
    route(
      {
        ...OPERATOR_ONLY,
        method: 'get',
        path,
        summary: { ko: `${ko} 목록`, en: `A page of ${en}, for operators` },
        query,
        data: page,
      },
      async (call) => service.list(call.query),
    ),
    route(
      {
        ...OPERATOR_ONLY,
        ...changing,
        method: 'post',
        path,
        summary: { ko: `${ko} 만들기`, en: `Adds one of ${en}` },
        body: create,
        data: item,
      },
      async ({ actor, body, newUuid }) => service.create(actor, body, newUuid),
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: `${path}/{uuid}`,
        summary: { ko: `${ko} 상세`, en: `One of ${en}, as its form begins` },
        data: item,
      },
      async ({ params }) => service.get(params.uuid),
    ),
    route(
      {
        ...ofOne,
        ...changing,
        method: 'put',
        path: `${path}/{uuid}`,
        summary: { ko: `${ko} 고치기`, en: `Saves one of ${en} in the version that the form began with` },
        body: update,
        ...(maxBodyBytes !== undefined && { maxBodyBytes }),
        data: item,
      },
      async ({ actor, params, body: { version, ...body } }) =>
        service.update(actor, params.uuid, version, body as unknown as Body),
    ),
    route(
      {
        ...ofOne,
        method: 'delete',
        rateLimit: 'removal',
        path: `${path}/{uuid}`,
        summary: { ko: `${ko} 지우기`, en: `Removes one of ${en} in the version that was seen` },
        body: removalSchema,
        data: z.null(),
      },
      async ({ actor, params, body }) => {
        await service.remove(actor, params.uuid, body.version);
        return null;
      },
    ),
  ];
}
