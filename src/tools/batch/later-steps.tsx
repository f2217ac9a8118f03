import { useTranslations } from 'next-intl'
import { Skeleton } from '@/ui/skeleton'
import { laterSteps } from './batch-steps'
import { StepFrame } from './step-frame'

/** What follows a list, before there is one or until the desk is there. */
export function LaterSteps({ isLoading = false }: { isLoading?: boolean }) {
  const t = useTranslations('batch')
  return laterSteps.map((step, index) => (
    <StepFrame
      key={step}
      id={`batch-${step}`}
      number={index + 2}
      title={t(`steps.${step}.title`)}
      lead={t(`steps.${step}.lead`)}
      isOpen={isLoading && index === 0}
    >
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-64 w-full" />
      </div>
    </StepFrame>
  ))
}
