'use client'

export { FatalErrorPage as default } from '@/site/error-page/fatal-error-page'
