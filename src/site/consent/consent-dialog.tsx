'use client'

import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import type { ConsentService } from './find-consent-services'
import { decideConsent, useConsent } from './use-consent'

export type ConsentDialogProps = {
  services: readonly ConsentService[]
  cookieDomain: string | undefined
  policyAddress: string
  words: Record<'choices' | 'choicesLead' | 'policy' | 'close', string>
  open: boolean
  onClose: () => void
}

/** All choices separately. A change of a checkbox applies immediately. */
export function ConsentDialog({
  services,
  cookieDomain,
  policyAddress,
  words,
  open,
  onClose,
}: ConsentDialogProps) {
  const choices = useConsent()
  return (
    <Dialog open={open} onClose={onClose} title={words.choices} closeLabel={words.close}>
      <p className="text-ink-soft text-sm">
        {words.choicesLead}{' '}
        <a href={policyAddress} className="underline underline-offset-2 hover:text-ink">
          {words.policy}
        </a>
      </p>
      <div className="mt-4 grid gap-3">
        {services.map(({ purpose, label, hint }) => (
          <Checkbox
            key={purpose}
            label={label}
            hint={hint}
            checked={choices?.[purpose] ?? false}
            onChange={(event) =>
              decideConsent({ [purpose]: event.currentTarget.checked }, cookieDomain)
            }
          />
        ))}
      </div>
      <Button variant="secondary" className="mt-6" onClick={onClose}>
        {words.close}
      </Button>
    </Dialog>
  )
}
