import { mergeConfig } from 'vitest/config'

import page from './vite.config.ts'

export default mergeConfig(page, {
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom' },
  resolve: { conditions: ['browser'] },
})
