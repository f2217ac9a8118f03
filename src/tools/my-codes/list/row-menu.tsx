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
import type { ReactNode } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { buttonStyle } from '@/ui/button-style'
import { classNames } from '@/ui/class-names'
import { Menu } from '@/ui/menu'
import type { ListedCode } from './listed-code'
import type { CodeActions } from './use-code-actions'

/** What can be done with a code as it stands now. */
export function RowMenu({
  listed: { key, state },
  name,
  act,
}: {
  listed: ListedCode
  name: string
  act: CodeActions
}) {
  const t = useTranslations('myCodes.list')
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
            <Link href={paths.myCode(key.slug)} className={itemClass}>
              <Pencil aria-hidden="true" />
              {t('actions.edit')}
            </Link>
            <Link href={paths.codeStatistics(key.slug)} className={itemClass}>
              <ChartNoAxesColumn aria-hidden="true" />
              {t('actions.statistics')}
            </Link>
          </>
        )}
        {isThere && code.status === 'active' && (
          <Item icon={<Pause />} onClick={() => act.change(key, 'pause', name)}>
            {t('actions.pause')}
          </Item>
        )}
        {isThere && code.status === 'paused' && (
          <Item icon={<Play />} onClick={() => act.change(key, 'resume', name)}>
            {t('actions.resume')}
          </Item>
        )}
        {code && (
          <>
            <Item icon={<Download />} onClick={() => act.exportOne(key, 'json')}>
              {t('actions.exportJson')}
            </Item>
            <Item icon={<Download />} onClick={() => act.exportOne(key, 'csv')}>
              {t('actions.exportCsv')}
            </Item>
          </>
        )}
        <Item icon={<KeyRound />} onClick={() => act.copyKey(key)}>
          {t('actions.copyKey')}
        </Item>
        {isThere && (
          <Item icon={<Trash2 />} onClick={() => act.change(key, 'delete', name)}>
            {t('actions.delete')}
          </Item>
        )}
        {code?.deletedAt && (
          <Item icon={<Undo2 />} onClick={() => act.change(key, 'restore', name)}>
            {t('actions.restore')}
          </Item>
        )}
        <Item icon={<EyeOff />} onClick={() => act.forget(key, name)}>
          {t('actions.forget')}
        </Item>
      </Menu>
    </div>
  )
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start text-sm no-underline hover:bg-paper-sunken [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft'

function Item({
  icon,
  onClick,
  children,
}: {
  icon: ReactNode
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" onClick={onClick} className={itemClass}>
      {icon}
      {children}
    </button>
  )
}
