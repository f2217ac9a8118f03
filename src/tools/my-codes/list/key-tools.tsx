import { Download, KeyRound, Mail, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Menu } from '@/ui/menu'
import { AddKeysDialog } from './add-keys-dialog'
import type { ListedCode } from './listed-code'
import { RecoverDialog } from './recover-dialog'
import type { CodeActions } from './use-code-actions'

/** Ways to more keys, and all keys and codes at once into files. */
export function KeyTools({ codes, act }: { codes: readonly ListedCode[]; act: CodeActions }) {
  const t = useTranslations('myCodes.list.tools')
  const limits = useLimits()
  const [dialog, setDialog] = useState<'add' | 'recover'>()
  const close = () => setDialog(undefined)
  const keys = codes.map(({ key }) => key)
  const readable = codes.filter(({ state }) => state.is === 'ready').map(({ key }) => key)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setDialog('add')}>
        <Plus aria-hidden="true" />
        {t('add')}
      </Button>
      {limits?.hasMail && (
        <Button variant="secondary" onClick={() => setDialog('recover')}>
          <Mail aria-hidden="true" />
          {t('recover')}
        </Button>
      )}
      {keys.length > 0 && (
        <Menu
          group="my-codes"
          label={
            <>
              <Download aria-hidden="true" />
              {t('export')}
            </>
          }
          labelClassName={`${buttonStyle({ variant: 'secondary' })} cursor-pointer`}
          panelClassName="start-0 top-full mt-1 w-72 max-w-[calc(100vw-2.5rem)]"
        >
          <Item icon={<KeyRound />} hint={t('keysHint')} onClick={() => act.exportKeys(keys)}>
            {t('keys')}
          </Item>
          {readable.length > 0 && (
            <>
              <Item icon={<Download />} onClick={() => act.exportAll(readable, 'json')}>
                {t('json')}
              </Item>
              <Item icon={<Download />} onClick={() => act.exportAll(readable, 'csv')}>
                {t('csv')}
              </Item>
            </>
          )}
        </Menu>
      )}
      <AddKeysDialog open={dialog === 'add'} onClose={close} onAdd={act.addKeys} />
      <RecoverDialog open={dialog === 'recover'} onClose={close} />
    </div>
  )
}

function Item({
  icon,
  hint,
  onClick,
  children,
}: {
  icon: ReactNode
  hint?: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start text-sm hover:bg-paper-sunken [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft"
    >
      {icon}
      <span>
        {children}
        {hint && <span className="block text-ink-soft text-xs">{hint}</span>}
      </span>
    </button>
  )
}
