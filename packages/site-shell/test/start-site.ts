// Starts a site from source on a free port, in front of the Next that the environment names, and prints the port.

import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { compile } from "@forecourt/redirects"
import { runnerImport } from "vite"

// Node cannot load components, and the shell imports some.
const conditions = ["forecourt-source", "module", "node", "development|production"]
const { module } = await runnerImport<typeof import("../src/server.ts")>(
  join(import.meta.dirname, "../src/server.ts"),
  {
    environments: { inline: { resolve: { conditions, noExternal: [/^@forecourt\//] } } },
  },
)

const config = { name: "se-test", languages: ["sv"], timeZone: "Europe/Stockholm", host: "test.example" }
const redirects = compile({ site: config.name, hosts: [], rules: [] }, { locales: ["sv"], host: config.host }).toJSON()

const server = await module.startServer({ dir: import.meta.dirname, config, redirects, choices: {}, port: 0 })
console.log(`port ${(server.address() as AddressInfo).port}`)
