import type { Migration } from "@forecourt/service-kit/storage"

const TABLE = `create table offering_conditions (
  code text not null references offerings,
  power_trains text not null,
  brand text not null,
  models text not null,
  from_age integer,
  to_age integer,
  from_mileage integer,
  to_mileage integer
)`

/** Adds the conditions under which an offering suits a vehicle, and the power trains of vehicles. */
export const offeringConditions: Migration = {
  number: 4,
  name: "offering-conditions",
  async up(tx, { createTables }) {
    await tx.run("alter table vehicles add column power_train text")
    await createTables([TABLE])
    await tx.run("create index offering_conditions_by_code on offering_conditions (code)")
  },
}
