export { DELETE, GET, HEAD, PATCH, POST, PUT } from '@/app/v1/[...path]/route';
