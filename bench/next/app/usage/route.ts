export const dynamic = "force-dynamic"

export function GET() {
  const { user, system } = process.cpuUsage()
  return Response.json({ pid: process.pid, microseconds: user + system })
}
