'use client'

import { GlobalErrorPage } from '@/site/error-page/global-error-page'
import './(site)/globals.css'

export default GlobalErrorPage
