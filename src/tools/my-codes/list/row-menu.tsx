import {
  ChartNoAxesColumn,
  Download,
  Ellipsis,
  EyeOff,
  KeyRound,
  Pause,
  Pencil,
  Play,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
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
            <Ellipsis aria-hidden="true" />
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
              <Pencil aria-hidden="true" />
              {t('actions.edit')}
            </Link>
            <Link href={paths.codeStatistics(key.slug)} className={menuItemStyle}>
              <ChartNoAxesColumn aria-hidden="true" />
              {t('actions.statistics')}
            </Link>
          </>
        )}
        {isThere && code.status === 'active' && (
          <MenuItem icon={<Pause />} onClick={() => act.change(key, 'pause', name)}>
            {t('actions.pause')}
          </MenuItem>
        )}
        {isThere && code.status === 'paused' && (
          <MenuItem icon={<Play />} onClick={() => act.change(key, 'resume', name)}>
            {t('actions.resume')}
          </MenuItem>
        )}
        {code && (
          <>
            <MenuItem icon={<Download />} onClick={() => act.exportOne(key, 'json')}>
              {t('actions.exportJson')}
            </MenuItem>
            <MenuItem icon={<Download />} onClick={() => act.exportOne(key, 'csv')}>
              {t('actions.exportCsv')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<KeyRound />} onClick={() => act.saveKey(listed)}>
          {t('actions.saveKey')}
        </MenuItem>
        {isThere && (
          <MenuItem icon={<Trash2 />} onClick={() => act.change(key, 'delete', name)}>
            {t('actions.delete')}
          </MenuItem>
        )}
        {code?.deletedAt && (
          <MenuItem icon={<Undo2 />} onClick={() => act.change(key, 'restore', name)}>
            {t('actions.restore')}
          </MenuItem>
        )}
        <MenuItem icon={<EyeOff />} onClick={() => act.remove(listed)}>
          {t('actions.forget')}
        </MenuItem>
      </Menu>
    </div>
  )
}
