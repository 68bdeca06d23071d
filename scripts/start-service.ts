// Runs the service of the package in the current folder, alone: `start-service.ts <port>` serves, and what follows the port is a
// command of the service, such as `outbox list`.
import { readFileSync } from "node:fs"
import { runCommand } from "../packages/service-kit/src/command/command.ts"
import type { ServiceDefinition } from "../packages/service-kit/src/service/service.ts"
import { addStaffPages } from "../packages/staff/src/index.ts"

const { name: packageName }: { name: string } = JSON.parse(readFileSync("package.json", "utf8"))
const name = packageName.replace(/^@forecourt\/(.+)-service$/, "$1")

const { service }: { service: ServiceDefinition } = await import(packageName)

const [port, ...command] = process.argv.slice(2)

await runCommand(command, {
  ...service,
  ...addStaffPages(service),
  name,
  port: Number(port),
  folder: `.data/${name}`,
})
