import { freePort, type SiteForm, startSite } from "../scripts/servers.ts"
import { expect, platformUrl, test } from "./fixture.ts"

async function getRefusal(form: SiteForm, env: Readonly<Record<string, string>>): Promise<string> {
  const options = { site: "se-automotive", form, port: await freePort(), platform: platformUrl(), env, quiet: true }
  const outcome = await startSite(options).then(
    async (site) => `started\n${await site.stop()}`,
    (error: Error) => error.message,
  )
  return outcome
}

for (const form of ["front", "plain"] as const)
  test(`a production site refuses to start with missing, short or publicly known secrets and prints a message for each secret (${form})`, async () => {
    const said = await getRefusal(form, {
      FORECOURT_EDITING_SECRET: "",
      FORECOURT_REVALIDATE_SECRET: "short",
      FORECOURT_TYRE_HOTEL_KEY: "forecourt-local-key",
      FORECOURT_SEARCH_KEY: "",
    })

    expect(said.split("\n").filter((line) => /FORECOURT|Error|\bat /.test(line))).toEqual([
      "site: FORECOURT_EDITING_SECRET is missing. Production has no default secrets: set a long random one.",
      "site: FORECOURT_REVALIDATE_SECRET is shorter than 16 characters. Set a long random one.",
      "site: FORECOURT_TYRE_HOTEL_KEY is the development secret, which is public. Set a long random one.",
      "site: FORECOURT_SEARCH_KEY is missing. Production has no default secrets: set a long random one.",
    ])
  })
