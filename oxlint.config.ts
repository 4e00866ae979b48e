import { defineConfig } from 'oxlint';

import { browserTests, layers } from './tools/layers.ts';

/** The linter's rules; which folder may import which is in tools/layers.ts. */
export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'oxc', 'unicorn', 'promise', 'vitest'],
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    builtin: true,
  },
  ignorePatterns: ['dist', 'data', 'node_modules', 'tools/gates/samples'],
  settings: {
    react: {
      version: '19.3',
    },
    vitest: {
      typecheck: true,
    },
  },
  rules: {
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: false,
        skipComments: false,
      },
    ],
    complexity: [
      'error',
      {
        max: 15,
      },
    ],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': [
      'error',
      {
        threshold: 0,
      },
    ],
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: ['style'],
      },
    ],
    'no-console': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-nested-ternary': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'unicorn/no-array-sort': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    ...layers,
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['tools/**', 'bench/**', 'packages/artwork/command.ts'], rules: { 'no-console': 'off' } },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '{bench,server,web}/**/testing/**',
        'server/http/testParts.ts',
        'server/database/testStorage.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    browserTests,
    // The entries of packages.
    {
      files: ['packages/*/{index,assistant,draw,events,import,model}.ts'],
      rules: { 'oxc/no-barrel-file': 'off' },
    },
  ],
});
