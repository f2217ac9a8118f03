'use client'

import './(site)/globals.css'

export { GlobalErrorPage } from '@/site/error-page/global-error-page'
