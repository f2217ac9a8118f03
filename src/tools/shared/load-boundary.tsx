'use client'

import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { isMissingPart } from '@/ui/is-missing-part'
import { Notice } from '@/ui/notice'
import { reloadOnce } from '@/ui/reload-once'
import { forgetFailedMessages } from './more-messages'

/**
 * Replaces a part that could not be loaded, for example without a connection, and offers a retry. A
 * missing file of the build may belong to an older build, so the page is reloaded if that loses no
 * work.
 */
export class LoadBoundary extends Component<
  { onRetry?: () => void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) reloadOnce()
  }

  retry = () => {
    forgetFailedMessages()
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <NotLoaded onRetry={this.retry} /> : this.props.children
  }
}

/** Says that a part could not be loaded, and offers a retry. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('generator.panels')
  return (
    <Notice tone="warn" live title={t('failed.title')}>
      <p>{t('failed.text')}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Notice>
  )
}
