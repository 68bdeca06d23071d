export const dynamic = "force-dynamic"

/** Returns the process ID and the processor time used so far, in microseconds. */
export function GET() {
  const { user, system } = process.cpuUsage()
  return Response.json({ pid: process.pid, microseconds: user + system })
}
