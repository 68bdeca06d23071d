// Starts the service of the package in the current folder, alone: `start-service.ts <port>`.
import { readFileSync } from "node:fs"
import { runCommand } from "../packages/service-kit/src/command/command.ts"
import type { ServiceDefinition } from "../packages/service-kit/src/service/service.ts"

const { name: packageName }: { name: string } = JSON.parse(readFileSync("package.json", "utf8"))
const name = packageName.replace(/^@forecourt\/(.+)-service$/, "$1")
const { service }: { service: ServiceDefinition } = await import(packageName)

await runCommand(["serve"], { ...service, name, port: Number(process.argv[2]), folder: `.data/${name}` })
