import Link from 'next/link'
import type { ServerProps } from 'payload'
import { requestOf } from '@/cms/admin/dashboard/request-of'
import { getTexts } from '@/cms/admin/get-texts'
import { NoticeTable } from '@/cms/admin/notice-table'
import { LocalTime } from '@/cms/admin/time-zone'
import { listColleagues } from '@/cms/workflow/colleagues'
import { nameMentions } from '@/cms/workflow/comments/mentions'
import { type DeskTask, findDesk } from '@/cms/workflow/find-desk'
import { noticeText } from '@/cms/workflow/notices/notice-text'
import { listNotices, type WorkflowNotice } from '@/cms/workflow/notices/notices'
import { DocumentName } from '@/desk/admin/states/document-name'
import { formAddress } from '@/desk/admin/states/form-address'
import { type Kinds, listKinds } from '@/desk/admin/states/list-kinds'
import { StepMark } from '@/desk/admin/states/step-mark'
import { languageNames } from '@/i18n/language-names'
import { ReadNotices } from './read-notices'

const tasksPerList = 10
const excerptLength = 160

/** What waits for the user: notices, texts to review and texts assigned to them. */
export async function WorkflowDesk(props: ServerProps) {
  if (!props.user) return null
  const { i18n } = props
  const req = await requestOf(props)
  const [notices, { reviews, assigned }, colleagues] = [
    await listNotices(req),
    await findDesk(req, tasksPerList),
    await listColleagues(req),
  ]
  const kinds = listKinds(req)
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return (
    <>
      {notices.length > 0 && <Notices {...{ notices, kinds, names, i18n }} />}
      {reviews.length > 0 && <Tasks list="reviews" tasks={reviews} {...{ kinds, i18n }} />}
      {assigned.length > 0 && <Tasks list="assigned" tasks={assigned} {...{ kinds, i18n }} />}
    </>
  )
}

type ListProps = { kinds: Kinds; i18n: ServerProps['i18n'] }

function Notices({
  notices,
  kinds,
  names,
  i18n,
}: ListProps & { notices: readonly WorkflowNotice[]; names: ReadonlyMap<string, string> }) {
  const t = getTexts(i18n)
  const deleted = t('schedule.deletedAccount')
  return (
    <NoticeTable
      title={t('workflow.desk.notices')}
      tone="default"
      columns={[t('translations.document'), t('failures.what'), t('workflow.desk.when')]}
      footer={<ReadNotices />}
    >
      {notices.map((notice) => {
        const { id, entity, documentId, title, locale, field, body, at } = notice
        return (
          <tr key={id}>
            <td>
              <Link href={formAddress(entity, documentId, locale, field)} prefetch={false}>
                <DocumentName {...{ kinds, entity, id: documentId, title }} />
              </Link>
            </td>
            <td>
              {noticeText(notice, i18n.language)}
              {body && (
                <small style={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {nameMentions(body, names, deleted).slice(0, excerptLength)}
                </small>
              )}
            </td>
            <td>
              <LocalTime at={at} />
            </td>
            <td>
              <ReadNotices id={id} />
            </td>
          </tr>
        )
      })}
    </NoticeTable>
  )
}

function Tasks({
  list,
  tasks,
  kinds,
  i18n,
}: ListProps & { list: 'assigned' | 'reviews'; tasks: readonly DeskTask[] }) {
  const t = getTexts(i18n)
  return (
    <NoticeTable
      title={t(`workflow.desk.${list}`)}
      tone="default"
      columns={[
        t('translations.document'),
        t('translations.language'),
        t('workflow.step'),
        t('workflow.desk.when'),
      ]}
    >
      {tasks.map(({ entity, id, locale, title, step, askedBy, firstPath, updatedAt }) => (
        <tr key={`${entity} ${id} ${locale}`}>
          <td>
            <Link href={formAddress(entity, id, locale, firstPath)} prefetch={false}>
              <DocumentName {...{ kinds, entity, id, title }} />
            </Link>
          </td>
          <td>{languageNames[locale]}</td>
          <td>
            <StepMark step={step} /> {t(`workflow.steps.${step}`)}
            {step === 'in_review' && askedBy && ` · ${askedBy}`}
          </td>
          <td>
            <LocalTime at={updatedAt} />
          </td>
          <td />
        </tr>
      ))}
    </NoticeTable>
  )
}
