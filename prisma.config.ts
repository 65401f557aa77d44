import { defineConfig } from 'prisma/config';

// `prisma generate` requires a schema engine binary that it never runs, and would download one.
if (process.argv.includes('generate')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({ schema: 'prisma/schema.prisma' });
