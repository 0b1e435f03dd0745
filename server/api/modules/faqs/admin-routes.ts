import { z } from 'zod';
import {
  adminFaqPageSchema,
  adminFaqQuerySchema,
  adminFaqSchema,
  faqCreateSchema,
  faqOrderSchema,
  faqUpdateSchema,
} from '@/lib/contracts/admin/faq';
import { route } from '@/server/api/http/endpoint';
import { managedRoutes } from '@/server/api/http/managed-routes';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { AdminFaqService } from './admin-service';

const PATH = '/v1/admin/faqs';

export const faqAdminRoutes = (faqs: AdminFaqService) => [
  // Before the path of one item, which it would match.
  route(
    {
      ...OPERATOR_ONLY,
      method: 'put',
      path: `${PATH}/order`,
      summary: { ko: '자주 묻는 질문 순서', en: 'Puts all questions into an order' },
      rateLimit: 'adminChange',
      body: faqOrderSchema,
      data: z.null(),
    },
    async ({ actor, body }) => {
      await faqs.reorder(actor, body);
      return null;
    },
  ),
  ...managedRoutes(
    {
      path: PATH,
      ko: '자주 묻는 질문',
      en: 'questions and answers',
      query: adminFaqQuerySchema,
      page: adminFaqPageSchema,
      item: adminFaqSchema,
      create: faqCreateSchema,
      update: faqUpdateSchema,
    },
    faqs,
  ),
];
