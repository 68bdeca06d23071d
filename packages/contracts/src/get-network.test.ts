import { expect, test } from "vitest"
import { getNetwork } from "./get-network.ts"

test.for([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["1::4:5:6:7:8", "1:0:0:4"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
  ["nonsense", "nonsense"],
] as const)("getNetwork maps the IP address %j to the network %j", ([address, network]) => {
  expect(getNetwork(address)).toBe(network)
})
