'use client'

export { GlobalErrorPage as default } from '@/site/error-page/global-error-page'
