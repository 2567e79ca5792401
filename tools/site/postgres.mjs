/**
 * Checks that a PostgreSQL server answers.
 * @param {string | undefined} url an administrator's connection string
 * @returns {Promise<string | null>} null when it answers, else the reason in one line
 */
export async function postgresAnswer(url) {
  if (!url) return "TEST_DATABASE_URL is not set";
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query("select 1");
    return null;
  } catch (error) {
    return `no answer at TEST_DATABASE_URL (${error.code ?? error.message})`;
  } finally {
    await client.end().catch(() => undefined);
  }
}
