// First, as in every page: else the back office's own style sheets come between those that pages share (docs/adr/0030).
import '@/app/shared-styles';

export { BackOffice } from '@/components/admin/back-office';
