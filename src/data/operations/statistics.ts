import { exportQuerySchema, exportSchema, scansQuerySchema } from '../codes/api/schemas'
import { exportCode } from '../codes/export-code'
import { streamScans } from '../codes/stream-scans'
import { answerStatistics } from '../statistics/answer-statistics'
import { statisticsQuerySchema, statisticsSchema } from '../statistics/api-schemas'
import { logExport, logExportOfCode } from '../workspaces/log-changes'
import { answerWorkspaceStatistics } from '../workspaces/statistics/answer-workspace-statistics'
import {
  workspaceStatisticsQuerySchema,
  workspaceStatisticsSchema,
} from '../workspaces/statistics/api-schemas'
import { operation } from './operation'

const jsonOrCsv = ['application/json', 'text/csv'] as const

export const statisticsOperations = [
  operation({
    ...{ id: 'readWorkspaceStatistics', group: 'statistics', method: 'get' },
    path: '/workspace/statistics',
    access: { workspace: 'viewer' },
    query: workspaceStatisticsQuerySchema,
    answer: { status: 200, schema: workspaceStatisticsSchema, mediaTypes: jsonOrCsv },
    example: { query: 'from=2027-01-01&to=2027-01-31&compare=previous&tag=summer' },
    async handle({ workspace, query }) {
      const answer = await answerWorkspaceStatistics(workspace, query)
      if (query.format === 'csv') await logExport(workspace, 'exportStatistics', { format: 'csv' })
      return answer
    },
  }),
  operation({
    ...{ id: 'readStatistics', group: 'statistics', method: 'get' },
    path: '/codes/{slug}/statistics',
    access: { code: 'viewer' },
    query: statisticsQuerySchema,
    answer: { status: 200, schema: statisticsSchema, mediaTypes: jsonOrCsv },
    example: { query: 'from=2027-01-01&to=2027-01-31&timeZone=Europe/Berlin' },
    async handle({ code, query }) {
      const answer = await answerStatistics(code, query)
      if (query.format === 'csv') await logExportOfCode(code, 'exportStatistics', { format: 'csv' })
      return answer
    },
  }),
  operation({
    ...{ id: 'exportCode', group: 'statistics', method: 'get', path: '/codes/{slug}/export' },
    access: { code: 'viewer' },
    query: exportQuerySchema,
    answer: { status: 200, schema: exportSchema, mediaTypes: jsonOrCsv },
    example: { query: 'format=csv' },
    async handle({ code, query: { format } }) {
      await logExportOfCode(code, 'exportScans', { format })
      return exportCode(code, format)
    },
  }),
  operation({
    ...{ id: 'streamScans', group: 'statistics', method: 'get', path: '/codes/{slug}/scans' },
    ...{ access: { code: 'editor' }, isResumable: true },
    query: scansQuerySchema,
    answer: { status: 200, mediaTypes: ['text/event-stream', 'application/x-ndjson'] },
    async handle({ request, code, query }) {
      const response = await streamScans(request, code, query)
      await logExportOfCode(code, 'streamScans', {}, 'hourly')
      return response
    },
  }),
] as const
