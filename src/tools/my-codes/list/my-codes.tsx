import { ClientMessages } from '@/i18n/client-messages'
import type { Locale } from '@/i18n/locales'
import { pickTypeNames } from '@/tools/shared/content/pick-type-names'
import { OfflineSupport } from '@/tools/shared/offline/offline-support'
import { CodesDesk } from './codes-desk'

/** The dynamic codes whose keys are in this browser. */
export async function MyCodes({ locale }: { locale: Locale }) {
  return (
    <div className="page-frame pb-16 sm:pb-24">
      <ClientMessages
        pick={(messages) => ({
          myCodes: { list: messages.myCodes.list, status: messages.myCodes.status },
          codeList: messages.codeList,
          codes: messages.codes,
          dialogs: messages.dialogs,
          types: pickTypeNames(messages),
          generator: {
            panels: { failed: messages.generator.panels.failed },
            notes: messages.generator.notes,
          },
        })}
      >
        <CodesDesk />
      </ClientMessages>
      <OfflineSupport locale={locale} />
    </div>
  )
}
