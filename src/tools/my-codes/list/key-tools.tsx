import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLimits } from '@/tools/shared/dynamic/use-limits'
import { RecoverForm } from '@/tools/shared/keys/recover-form'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem } from '@/ui/menu-item'
import { AddKeysDialog } from './add-keys-dialog'
import type { OwnCode } from './listed-code'
import type { CodeActions } from './use-code-actions'

/** Adds and recovers keys; exports all keys and codes. */
export function KeyTools({ codes, act }: { codes: readonly OwnCode[]; act: CodeActions }) {
  const t = useTranslations('myCodes.list.tools')
  const actions = useTranslations('codeList.actions')
  const recover = useTranslations('myCodes.list.recover')
  const dialogs = useTranslations('dialogs')
  const limits = useLimits()
  const [dialog, setDialog] = useState<'add' | 'recover'>()
  const close = () => setDialog(undefined)
  const keys = codes.map(({ key }) => key)
  const readable = codes.filter(({ state }) => state.is === 'ready').map(({ key }) => key)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setDialog('add')}>
        <Icon name="plus" />
        {t('add')}
      </Button>
      {limits?.hasMail && (
        <Button variant="secondary" onClick={() => setDialog('recover')}>
          <Icon name="mail" />
          {t('recover')}
        </Button>
      )}
      {keys.length > 0 && (
        <Menu
          group="codes"
          label={
            <>
              <Icon name="download" />
              {actions('export')}
            </>
          }
          labelClassName={`${buttonStyle({ variant: 'secondary' })} cursor-pointer`}
          panelClassName="start-0 top-full mt-1 w-72 max-w-[calc(100vw-2.5rem)]"
        >
          <MenuItem
            icon={<Icon name="key-round" />}
            hint={t('keysHint')}
            onClick={() => act.exportKeys(keys)}
          >
            {t('keys')}
          </MenuItem>
          {readable.length > 0 && (
            <>
              <MenuItem
                icon={<Icon name="download" />}
                onClick={() => act.exportAll(readable, 'json')}
              >
                {t('json')}
              </MenuItem>
              <MenuItem
                icon={<Icon name="download" />}
                onClick={() => act.exportAll(readable, 'csv')}
              >
                {t('csv')}
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      <AddKeysDialog open={dialog === 'add'} onClose={close} onAdd={act.addKeys} />
      <Dialog
        open={dialog === 'recover'}
        onClose={close}
        title={recover('title')}
        closeLabel={dialogs('close')}
      >
        {dialog === 'recover' && (
          <RecoverForm
            operation="POST /recovery"
            lead={recover('lead')}
            describeSent={(email) => recover('sent', { email })}
          />
        )}
      </Dialog>
    </div>
  )
}
