'use client';

import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Admin, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '@/lib/browser/query-client';
import * as adminPaths from '@/lib/paths/admin';
import { ApplicationList } from './applications/application-list';
import { ApplicationShow } from './applications/application-show';
import { ArtistList } from './artists/artist-list';
import { ArticleCreate } from './articles/article-create';
import { ArticleEdit } from './articles/article-edit';
import { ArticleHistory } from './articles/article-history';
import { ArticleList } from './articles/article-list';
import { AuditList } from './audit/audit-screens';
import { authProvider } from './auth-provider';
import { BannerCreate, BannerEdit, BannerList } from './banners/banner-screens';
import { ContestList } from './contests/contest-list';
import { ContestShow } from './contests/contest-show';
import { HomeCuration } from './curation/home-curation';
import { dataProvider } from './data-provider';
import { FaqCreate, FaqEdit, FaqList } from './faqs/faq-screens';
import { AdminLayout } from './frame/admin-layout';
import { KOREAN } from './frame/korean';
import { WORDS } from './frame/words';
import { MemberList } from './members/member-list';
import { MemberShow } from './members/member-show';
import { WithdrawalList } from './members/withdrawal-list';
import { InquiryList } from './inquiries/inquiry-list';
import { InquiryShow } from './inquiries/inquiry-show';
import { LogCheckList } from './log-checks/log-check-list';
import { LogCheckShow } from './log-checks/log-check-show';
import { MailList } from './mails/mail-list';
import { MailShow } from './mails/mail-show';
import { NoticeCreate, NoticeEdit, NoticeList } from './notices/notice-screens';
import { OrganizationCreate } from './organizations/organization-create';
import { OrganizationList } from './organizations/organization-list';
import { OrganizationShow } from './organizations/organization-show';
import { TemplateCreate, TemplateEdit, TemplateList } from './templates/template-screens';
import { theme } from './theme';
import { TodayScreen } from './today/today-screen';

const i18nProvider = polyglotI18nProvider(() => ({ ...KOREAN, ...WORDS }), 'ko', [
  { locale: 'ko', name: '한국어' },
]);

/** The back office in the browser: its screens by the rest of the address. */
export function BackOffice({ siteName }: { siteName: string }) {
  return <RouterProvider router={routerOf(siteName)} />;
}

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** One router for each tab: it listens to the history as long as the page lives. */
function routerOf(siteName: string) {
  return (router ??= createBrowserRouter([
    { path: `${adminPaths.home()}/*`, element: <Screens siteName={siteName} /> },
  ]));
}

const queryClient = createQueryClient();

function Screens({ siteName }: { siteName: string }) {
  return (
    <Admin
      basename={adminPaths.home()}
      title={siteName}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={theme}
      layout={AdminLayout}
      dashboard={TodayScreen}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource
        name="articles"
        list={ArticleList}
        create={ArticleCreate}
        edit={ArticleEdit}
        recordRepresentation="title"
      >
        <Route path=":id/history" element={<ArticleHistory />} />
      </Resource>
      <Resource
        name="notices"
        list={NoticeList}
        create={NoticeCreate}
        edit={NoticeEdit}
        recordRepresentation="title"
      />
      <Resource
        name="faqs"
        list={FaqList}
        create={FaqCreate}
        edit={FaqEdit}
        recordRepresentation="question"
      />
      <Resource
        name="templates"
        list={TemplateList}
        create={TemplateCreate}
        edit={TemplateEdit}
        recordRepresentation="title"
      />
      <Resource
        name="applications"
        list={ApplicationList}
        show={ApplicationShow}
        recordRepresentation="accountId"
      />
      <Resource name="members" list={MemberList} show={MemberShow} recordRepresentation="accountId" />
      <Resource name="withdrawals" list={WithdrawalList} />
      <Resource
        name="organizations"
        list={OrganizationList}
        create={OrganizationCreate}
        show={OrganizationShow}
        recordRepresentation="name"
      />
      <Resource name="inquiries" list={InquiryList} show={InquiryShow} recordRepresentation="title" />
      <Resource name="mails" list={MailList} show={MailShow} />
      <Resource
        name="banners"
        list={BannerList}
        create={BannerCreate}
        edit={BannerEdit}
        recordRepresentation="title"
      />
      <Resource name="home" list={HomeCuration} />
      <Resource name="artists" list={ArtistList} />
      <Resource name="contests" list={ContestList} show={ContestShow} recordRepresentation="title" />
      <Resource name="audit" list={AuditList} />
      <Resource name="log-checks" list={LogCheckList} show={LogCheckShow} recordRepresentation="id" />
    </Admin>
  );
}
