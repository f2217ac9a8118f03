export { UnknownRoutePage as default } from '@/site/error-page/unknown-route-page'
