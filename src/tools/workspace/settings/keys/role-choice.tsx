import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { WorkspaceRole } from '@/codes'

/** Radio buttons for the role of a key, each with what it allows. */
export function RoleChoice({
  roles,
  value,
  onRole,
}: {
  roles: readonly WorkspaceRole[]
  value: WorkspaceRole
  onRole: (role: WorkspaceRole) => void
}) {
  const t = useTranslations('workspace.settings.keys')
  const names = useTranslations('workspace.frame.roles')
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('role')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {roles.map((role) => (
          <label
            key={role}
            className="flex gap-3 rounded-md border border-line p-3 text-sm has-checked:border-ink"
          >
            <input
              type="radio"
              name={id}
              value={role}
              checked={role === value}
              onChange={() => onRole(role)}
              aria-describedby={`${id}-${role}`}
              className="mt-0.5 size-4 shrink-0 accent-ink"
            />
            <span className="min-w-0">
              <span className="font-medium">{names(role)}</span>
              <span id={`${id}-${role}`} className="block text-ink-soft text-xs">
                {t(`roles.${role}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
