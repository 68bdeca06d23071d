export const dynamic = "force-dynamic"

/** Which process answers, and the processor time it took so far, in microseconds. */
export function GET() {
  const { user, system } = process.cpuUsage()
  return Response.json({ pid: process.pid, microseconds: user + system })
}
