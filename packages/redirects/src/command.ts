export { type Io, REDIRECTS_USAGE, redirectsCommand } from "./cli/redirects-command.ts"
