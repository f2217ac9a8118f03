import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Menu } from '@/ui/menu'
import { MenuItem, menuItemStyle } from '@/ui/menu-item'
import type { OwnCode } from './listed-code'
import type { CodeActions } from './use-code-actions'

/** The actions that are possible in the current state of a code. */
export function RowMenu({
  listed,
  name,
  act,
}: {
  listed: OwnCode
  name: string
  act: CodeActions
}) {
  const t = useTranslations('myCodes.list')
  const { key, state } = listed
  const code = state.is === 'ready' ? state.code : undefined
  const isThere = code && !code.deletedAt
  return (
    <div className="shrink-0">
      <Menu
        group="my-codes"
        label={
          <>
            <Icon name="ellipsis" />
            <span className="sr-only">{t('more', { name })}</span>
          </>
        }
        labelClassName={classNames(
          buttonStyle({ variant: 'quiet', size: 'md', square: true }),
          '-me-2 cursor-pointer',
        )}
        panelClassName="end-0 top-full mt-1 w-60"
      >
        {isThere && (
          <>
            <Link href={paths.myCode(key.slug)} className={menuItemStyle}>
              <Icon name="pencil" />
              {t('actions.edit')}
            </Link>
            <Link href={paths.codeStatistics(key.slug)} className={menuItemStyle}>
              <Icon name="chart-no-axes-column" />
              {t('actions.statistics')}
            </Link>
          </>
        )}
        {isThere && code.status === 'active' && (
          <MenuItem icon={<Icon name="pause" />} onClick={() => act.change(key, 'pause', name)}>
            {t('actions.pause')}
          </MenuItem>
        )}
        {isThere && code.status === 'paused' && (
          <MenuItem icon={<Icon name="play" />} onClick={() => act.change(key, 'resume', name)}>
            {t('actions.resume')}
          </MenuItem>
        )}
        {code && (
          <>
            <MenuItem icon={<Icon name="download" />} onClick={() => act.exportOne(key, 'json')}>
              {t('actions.exportJson')}
            </MenuItem>
            <MenuItem icon={<Icon name="download" />} onClick={() => act.exportOne(key, 'csv')}>
              {t('actions.exportCsv')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<Icon name="key-round" />} onClick={() => act.saveKey(listed)}>
          {t('actions.saveKey')}
        </MenuItem>
        {isThere && (
          <MenuItem icon={<Icon name="trash-2" />} onClick={() => act.change(key, 'delete', name)}>
            {t('actions.delete')}
          </MenuItem>
        )}
        {code?.deletedAt && (
          <MenuItem icon={<Icon name="undo-2" />} onClick={() => act.change(key, 'restore', name)}>
            {t('actions.restore')}
          </MenuItem>
        )}
        <MenuItem icon={<Icon name="eye-off" />} onClick={() => act.remove(listed)}>
          {t('actions.forget')}
        </MenuItem>
      </Menu>
    </div>
  )
}
