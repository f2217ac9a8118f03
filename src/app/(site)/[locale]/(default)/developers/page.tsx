import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { creationLimits, workspaceLimits } from '@/codes'
import { sampleIdempotencyKey } from '@/data/codes/api/check-idempotency-key'
import { idempotencyKeyLength, requestLimits } from '@/data/codes/api/request-limits'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { Section } from '@/site/blocks/section'
import { ApiReference } from '@/site/developers/api-reference'
import { CodeBlock } from '@/site/developers/code-block'
import { ProblemTable } from '@/site/developers/problem-table'
import { proofSamples, proofVector } from '@/site/developers/proof-samples'
import { PageHero } from '@/site/page-hero'
import { buildMetadata } from '@/site/seo/build-metadata'
import { PageData } from '@/site/seo/structured-data/page-data'

type Props = { params: Promise<{ locale: Locale }> }

export const dynamic = 'force-static'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'developers' })
  return buildMetadata({
    locale,
    path: paths.developers,
    title: t('title'),
    description: t('description'),
  })
}

export default async function DevelopersPage({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: 'developers' })
  const { freePerHour, freePerDay, perDay } = creationLimits
  const { wrongKeysPerHour, recoveriesPerHour, reportsPerHour } = requestLimits
  const { imagesPerMinute, imagePx, imagesPerCheck } = requestLimits
  const limits = [
    t('limits.creations', { hour: freePerHour, day: freePerDay, most: perDay }),
    t('limits.proof'),
    t('limits.workspaces', {
      requests: requestLimits.workspaceRequestsPerMinute,
      day: workspaceLimits.codesPerDay,
    }),
    t('limits.keys', {
      keys: wrongKeysPerHour,
      recoveries: recoveriesPerHour,
      reports: reportsPerHour,
    }),
    t('limits.images', { images: imagesPerMinute, pixels: imagePx }),
    t('limits.checks', { images: imagesPerCheck }),
    t('limits.headers'),
  ]
  return (
    <>
      <PageHero title={t('heading')} lead={t('lead')}>
        <p className="mt-6">
          <a
            href={`${paths.codesApi}/openapi.json`}
            className="font-medium underline underline-offset-4"
          >
            {t('openApi')}
          </a>
        </p>
      </PageHero>
      <Section title={t('key.title')} lead={t('key.text')}>
        <CodeBlock
          label={t('key.title')}
          code="Authorization: Bearer qz_Wk3v0nJ8xQm2LrT5yB7cD9fG1hK4pS6uV0wX2zA3eEo"
        />
        <p className="mt-6 max-w-prose">{t('key.workspace')}</p>
      </Section>
      <Section title={t('repeat.title')} lead={t('repeat.text', idempotencyKeyLength)}>
        <CodeBlock label={t('repeat.title')} code={`Idempotency-Key: ${sampleIdempotencyKey}`} />
      </Section>
      <Section title={t('errors.title')} lead={t('errors.text')}>
        <ProblemTable />
      </Section>
      <Section title={t('limits.title')} lead={t('limits.lead')}>
        <ul className="flex max-w-prose list-disc flex-col gap-3 ps-5">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('proofOfWork.title')} lead={t('proofOfWork.text')}>
        <div className="flex max-w-prose flex-col gap-4">
          <p>{t('proofOfWork.vector')}</p>
          <CodeBlock label={t('proofOfWork.title')} code={JSON.stringify(proofVector, null, 2)} />
          {Object.entries(proofSamples).map(([language, code]) => (
            <details key={language}>
              <summary className="flex min-h-10 w-fit items-center" translate="no">
                {language}
              </summary>
              <CodeBlock label={language} code={code.trim()} />
            </details>
          ))}
        </div>
      </Section>
      <ApiReference />
      <PageData locale={locale} path={paths.developers} name={t('title')} />
    </>
  )
}
