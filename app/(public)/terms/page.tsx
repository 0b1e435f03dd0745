export { NotYetOpen as default, notYetOpenMetadata as metadata } from '@/components/shell/not-yet-open';
