import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

// See src/start/run-child.ts.
const execArgv = ['--conditions=production']

const pureTests = ['src/{codes,qr,std}/**/*.test.ts']

export default defineConfig({
  test: {
    // By default one processor is left idle, of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          // The files of pure rooms leave nothing behind, so they share a process and what it has
          // loaded: a process of its own takes longer than most of them.
          name: 'pure',
          execArgv,
          isolate: false,
          unstubGlobals: true,
          include: pureTests,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit',
          execArgv,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', ...pureTests],
          // Drawing and decoding many codes takes its time where others use the processors too.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          execArgv,
          include: ['src/**/*.int.test.ts'],
          globalSetup: 'src/start/test-cluster.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
