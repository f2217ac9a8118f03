'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Outdated } from '@/ui/outdated'
import { TextArea } from '@/ui/text-area'
import { LinkView } from './link-view'

/** Longer addresses are not opened by common browsers. */
const maxCharacters = 8000

/** Shows where a pasted link leads and what is unusual about it, without opening it. */
export function LinkCheckDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('scanner.linkCheck')
  const [text, setText] = useState('')
  const link = useDeferredValue(text.trim())
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-4">
        <Field label={t('label')} hint={t('hint')}>
          {(control) => (
            <TextArea
              {...control}
              value={text}
              maxLength={maxCharacters}
              rows={2}
              dir="ltr"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <div role="status">
          {link && (
            // It names the address.
            <Outdated isOutdated={link !== text.trim()} staysTrue>
              <LinkView link={link} />
            </Outdated>
          )}
        </div>
      </div>
    </Dialog>
  )
}
