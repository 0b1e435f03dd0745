import type { StaticImageData } from 'next/image';
import type { GuideChapterId } from '@/lib/guide/parse-guide';
import introDesktop from './pictures/intro-desktop.webp';
import introPhone from './pictures/intro-phone.webp';
import servicesDesktop from './pictures/services-desktop.webp';
import servicesPhone from './pictures/services-phone.webp';
import overviewDesktop from './pictures/overview-desktop.webp';
import overviewPhone from './pictures/overview-phone.webp';
import questionsDesktop from './pictures/questions-desktop.webp';
import questionsPhone from './pictures/questions-phone.webp';
import contactDesktop from './pictures/contact-desktop.webp';
import contactPhone from './pictures/contact-phone.webp';
import approvalDesktop from './pictures/approval-desktop.webp';
import approvalPhone from './pictures/approval-phone.webp';
import profileDesktop from './pictures/profile-desktop.webp';
import profilePhone from './pictures/profile-phone.webp';
import registrationDesktop from './pictures/registration-desktop.webp';
import registrationPhone from './pictures/registration-phone.webp';
import managementDesktop from './pictures/management-desktop.webp';
import managementPhone from './pictures/management-phone.webp';
import portfolioDesktop from './pictures/portfolio-desktop.webp';
import portfolioPhone from './pictures/portfolio-phone.webp';

/** Pictures of this product's own pages, taken by `npm run guide:capture`: desktop and phone have their own (P-182). */
export const GUIDE_PICTURES: Readonly<
  Record<GuideChapterId, { desktop: StaticImageData; phone: StaticImageData }>
> = {
  intro: { desktop: introDesktop, phone: introPhone },
  services: { desktop: servicesDesktop, phone: servicesPhone },
  overview: { desktop: overviewDesktop, phone: overviewPhone },
  questions: { desktop: questionsDesktop, phone: questionsPhone },
  contact: { desktop: contactDesktop, phone: contactPhone },
  approval: { desktop: approvalDesktop, phone: approvalPhone },
  profile: { desktop: profileDesktop, phone: profilePhone },
  registration: { desktop: registrationDesktop, phone: registrationPhone },
  management: { desktop: managementDesktop, phone: managementPhone },
  portfolio: { desktop: portfolioDesktop, phone: portfolioPhone },
};
