import { mergeConfig } from 'vitest/config'

import page from './vite.config.ts'

// The time limit is for tests that hang, and not for slow machines.
export default mergeConfig(page, {
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom', testTimeout: 60_000 },
  resolve: { conditions: ['browser'] },
})
