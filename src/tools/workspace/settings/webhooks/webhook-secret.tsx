import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Notice } from '@/ui/notice'
import { CopyField } from '../copy-field'

const sample = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the text of the request, before it is parsed
function isGenuine(headers, body, secret) {
  const [id, at] = [headers['webhook-id'], headers['webhook-timestamp']]
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest('base64')
  const own = Buffer.from(\`v1,\${signature}\`)
  const sent = Buffer.from(headers['webhook-signature'])
  const isRecent = Math.abs(Date.now() / 1000 - at) < 300
  return isRecent && own.length === sent.length && timingSafeEqual(own, sent)
}`

/** The secret of a new webhook, which is shown once. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTranslations('workspace.settings.webhooks.secret')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-ink p-4 sm:p-5">
      <h4 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {t('title')}
      </h4>
      <Notice tone="warn">{t('text')}</Notice>
      <CopyField label={t('label')} value={secret} />
      <Button onClick={onDone} className="self-start">
        {t('done')}
      </Button>
    </div>
  )
}

/** How receivers check that a request comes from this site. */
export function VerificationHelp() {
  const t = useTranslations('workspace.settings.webhooks.verify')
  return (
    <Fold label={t('title')}>
      <div className="flex flex-col gap-3 text-sm">
        <p className="max-w-[64ch] text-ink-soft">
          {t.rich('text', {
            link: (words) => (
              <a
                href="https://www.standardwebhooks.com"
                rel="noreferrer"
                className="text-ink underline underline-offset-4"
              >
                {words}
              </a>
            ),
          })}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section tabIndex={0} aria-label={t('sample')} className="overflow-x-auto">
          <pre translate="no" className="rounded-md bg-paper-sunken p-3 font-mono text-xs">
            {sample}
          </pre>
        </section>
      </div>
    </Fold>
  )
}
