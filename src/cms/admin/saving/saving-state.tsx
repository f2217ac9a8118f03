import type { ServerProps } from 'payload'
import { SavingStatus } from './saving-status'
import { savingTexts } from './saving-texts'

/** Whether what the form contains is saved, and if not, why, and where it is kept. */
export function SavingState({ i18n }: ServerProps) {
  return <SavingStatus texts={savingTexts(i18n.language)} />
}
