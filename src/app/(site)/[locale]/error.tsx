'use client'

export { FrameErrorPage as default } from '@/site/error-page/frame-error-page'
