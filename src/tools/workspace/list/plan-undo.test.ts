import { expect, it } from 'vitest'
import type { ListedCode } from '@/codes'
import { planUndo } from './plan-undo'

const code = (slug: string, changed: Partial<ListedCode> = {}): ListedCode => ({
  ...{ slug, link: `HTTPS://QZ.EXAMPLE/Q/${slug}`, name: slug, type: 'url', status: 'active' },
  ...{ target: 'https://a.example', folder: null, tags: [], externalId: null, scans: 0 },
  ...{ revision: 1, addedAt: '', updatedAt: '', archivedAt: null },
  ...changed,
})

it('resumes only the codes that were active before they were paused', () => {
  const [active, paused] = [code('a'), code('b', { status: 'paused' })]
  expect(planUndo({ action: 'pause' }, [active, paused])).toEqual([
    { change: { action: 'resume' }, codes: [active] },
  ])
})

it('leaves a tag on the codes that had it before', () => {
  const [tagged, plain] = [code('a', { tags: ['summer'] }), code('b')]
  expect(planUndo({ action: 'tag', add: ['summer'], remove: ['old'] }, [tagged, plain])).toEqual([
    { change: { action: 'tag', add: [], remove: ['summer'] }, codes: [plain] },
  ])
})

it('moves each code back into its own folder', () => {
  const [inFolder, outside, there] = [
    code('a', { folder: 'f' }),
    code('b'),
    code('c', { folder: 'g' }),
  ]
  expect(planUndo({ action: 'move', folder: 'g' }, [inFolder, outside, there])).toEqual([
    { change: { action: 'move', folder: 'f' }, codes: [inFolder] },
    { change: { action: 'move', folder: null }, codes: [outside] },
  ])
})

it('offers no undo for codes that left the workspace', () => {
  expect(planUndo({ action: 'remove' }, [code('a')])).toEqual([])
})
