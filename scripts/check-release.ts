// Makes a release as a dry run, as the workflow makes it and as other teams meet it: in a copy of the repository every package is
// published to a separate registry, with the waiting version ("the release before") and then with its next version. A Next
// application, a plain Vite one and a Node script install the first from that registry alone and are brought up to the
// second; then everything that the READMEs show is done. What is not ours comes from npm's cache.
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { installOurs, layApplication } from "./dry-run/applications.ts"
import { openBrowser } from "./dry-run/browser.ts"
import { complaintsAboutInstalled } from "./dry-run/installed-files.ts"
import { startRegistry } from "./dry-run/registry.ts"
import {
  applyChangesets,
  complaintsAboutNoPlace,
  complaintsAboutVersions,
  copyForRelease,
  publishAll,
} from "./dry-run/repository.ts"
import { complaintsAboutNext } from "./dry-run/use-next.ts"
import { complaintsAboutNode, complaintsAboutTokens, FOR_NODE } from "./dry-run/use-node.ts"
import { complaintsAboutCompat } from "./dry-run/use-schema-compat.ts"
import { complaintsAboutSearchEngine } from "./dry-run/use-search-engine.ts"
import { complaintsAboutVite } from "./dry-run/use-vite.ts"
import { printStep } from "./print.ts"
import { run } from "./run-to-end.ts"
import { QUIET } from "./servers.ts"

const TYPED = ["typescript", "@types/node", "@types/react", "@types/react-dom"]
const REACT = ["react", "react-dom", ...TYPED]
const KIT = ["@forecourt/ui-kit", "@forecourt/blocks"]

Object.assign(process.env, QUIET)
let wrong = 0
const folder = mkdtempSync(join(tmpdir(), "forecourt-release-"))
const copy = copyForRelease()
try {
  expectNone("a release without an address", complaintsAboutNoPlace(copy))

  printStep("The release before")
  applyChangesets(copy)
  const first = await startRegistry(join(folder, "registry"))
  const previous = publishAll(copy, first)
  printStep("Applications on it")
  const apps = {
    next: layApplication(join(folder, "next"), {
      ours: [...previous.keys()],
      others: ["next", "xstate", "zod", ...REACT],
    }),
    vite: layApplication(join(folder, "vite"), { ours: KIT, others: ["vite", ...REACT] }),
    node: layApplication(join(folder, "node"), { ours: FOR_NODE, others: ["xstate", "zod"] }),
    team: layApplication(join(folder, "team"), { ours: ["@forecourt/schema-compat"], others: [] }),
  }
  await Promise.all(Object.values(apps).map((app) => installOurs(app, first, previous)))
  await first.server.stop()

  printStep("The next release")
  expectNone("versions", complaintsAboutVersions(copy))
  // Another port, because npm caches the responses of the previous one.
  const second = await startRegistry(join(folder, "registry"))
  const after = publishAll(copy, second, { isBuilt: true })
  printStep("The upgrade")
  await Promise.all(Object.values(apps).map((app) => installOurs(app, second, after)))
  await second.server.stop()

  printStep("What the READMEs say")
  expectNone("tarballs", complaintsAboutInstalled(apps.next.folder))
  expectNone("schema-compat alone", complaintsAboutCompat(apps.team.folder))
  printStep("Commands and services")
  expectNone("Node", await complaintsAboutNode(apps.node))
  expectNone("tokens", complaintsAboutTokens(apps.vite))
  printStep("Vite and Next")
  const browser = await openBrowser()
  try {
    expectNone("search in a page", await complaintsAboutSearchEngine(apps.node, browser))
    const vite = await complaintsAboutVite(apps.vite, browser)
    expectNone("Vite", vite.complaints)
    expectNone("Next", await complaintsAboutNext(apps.next, browser, vite.bytes))
  } finally {
    await browser.close()
  }
} finally {
  if (process.env.FORECOURT_KEEP) console.log(`kept: ${folder}, ${copy}`)
  // A hundred thousand files: Node takes a minute for them.
  else run("rm", ["-rf", folder, copy], "/")
}
printStep("Done")
process.exitCode = wrong > 0 ? 1 : 0

function expectNone(what: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  wrong += 1
  console.error(`release: ${what}: ${problems.join("\n  ")}`)
}
