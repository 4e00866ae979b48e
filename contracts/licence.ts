/** A third-party work that ships with Marquee. */
export type Licence = {
  name: string;
  version: string;
  /** By its SPDX name. */
  licence: string;
  /** The copyright line, or else the author; empty where neither is stated. */
  by: string;
  address: string;
};
