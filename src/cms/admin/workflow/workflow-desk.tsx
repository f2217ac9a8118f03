import Link from 'next/link'
import { createLocalReq, type ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { NoticeTable } from '@/cms/admin/notice-table'
import { LocalTime } from '@/cms/admin/time-zone'
import { formAddress } from '@/cms/admin/translation/form-address'
import { type Kinds, listKinds } from '@/cms/admin/translation/list-kinds'
import { listColleagues } from '@/cms/workflow/colleagues'
import { nameMentions } from '@/cms/workflow/comments/mentions'
import { type DeskTask, findDesk } from '@/cms/workflow/find-desk'
import { noticeText } from '@/cms/workflow/notices/notice-text'
import { listNotices, type WorkflowNotice } from '@/cms/workflow/notices/notices'
import { locales } from '@/i18n/locales'
import { ReadNotices } from './read-notices'
import { StepMark } from './step-mark'

const tasksPerList = 10
const excerptLength = 160

/** What waits for the user: notices, texts to review and texts assigned to them. */
export async function WorkflowDesk({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  const [notices, { reviews, assigned }, colleagues] = [
    await listNotices(req),
    await findDesk(req, tasksPerList),
    await listColleagues(req),
  ]
  const { language } = i18n
  const kinds = listKinds({ ...req, i18n: { ...req.i18n, language } })
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return (
    <>
      {notices.length > 0 && <Notices {...{ notices, kinds, names, language }} />}
      {reviews.length > 0 && <Tasks list="reviews" tasks={reviews} {...{ kinds, language }} />}
      {assigned.length > 0 && <Tasks list="assigned" tasks={assigned} {...{ kinds, language }} />}
    </>
  )
}

type ListProps = { kinds: Kinds; language: string }

function Notices({
  notices,
  kinds,
  names,
  language,
}: ListProps & { notices: readonly WorkflowNotice[]; names: ReadonlyMap<string, string> }) {
  const readTexts = {
    all: labelFor(language, 'workflow.desk.readAll'),
    failed: labelFor(language, 'translations.failed'),
    one: labelFor(language, 'workflow.desk.read'),
  }
  const deleted = labelFor(language, 'schedule.deletedAccount')
  return (
    <NoticeTable
      title={labelFor(language, 'workflow.desk.notices')}
      tone="default"
      columns={[
        labelFor(language, 'translations.document'),
        labelFor(language, 'failures.what'),
        labelFor(language, 'workflow.desk.when'),
      ]}
      footer={<ReadNotices texts={readTexts} />}
    >
      {notices.map((notice) => {
        const { id, entity, documentId, title, locale, field, body, at } = notice
        return (
          <tr key={id}>
            <td>
              <Link href={formAddress(entity, documentId, locale, field)} prefetch={false}>
                {kinds.get(entity)?.title ?? title}
              </Link>
            </td>
            <td>
              {noticeText(notice, language)}
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
              <ReadNotices id={id} texts={readTexts} />
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
  language,
}: ListProps & { list: 'assigned' | 'reviews'; tasks: readonly DeskTask[] }) {
  return (
    <NoticeTable
      title={labelFor(language, `workflow.desk.${list}`)}
      tone="default"
      columns={[
        labelFor(language, 'translations.document'),
        labelFor(language, 'translations.language'),
        labelFor(language, 'workflow.step'),
        labelFor(language, 'workflow.desk.when'),
      ]}
    >
      {tasks.map(({ entity, id, locale, title, step, askedBy, firstPath, updatedAt }) => (
        <tr key={`${entity} ${id} ${locale}`}>
          <td>
            <Link href={formAddress(entity, id, locale, firstPath)} prefetch={false}>
              {kinds.get(entity)?.title ?? title}
            </Link>
          </td>
          <td>{locales.find(({ code }) => code === locale)?.name}</td>
          <td>
            <StepMark step={step} /> {labelFor(language, `workflow.steps.${step}`)}
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
