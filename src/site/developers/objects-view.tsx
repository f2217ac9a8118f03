import { useTranslations } from 'next-intl'
import { ObjectList } from './object-list'
import { packObjects } from './pack-reference'

/** The objects that several groups of operations share. */
export function ObjectsView() {
  const t = useTranslations('developers')
  return <ObjectList objects={packObjects(t, 'objects')} required={t('required')} />
}
