/** What somebody else made and ships with Marquee. */
export type Licence = {
  name: string;
  version: string;
  /** By its SPDX name. */
  licence: string;
  /** The copyright line, or else the author; empty where neither is told. */
  by: string;
  address: string;
};
