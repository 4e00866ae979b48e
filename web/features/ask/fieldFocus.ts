let isWanted = false;

/** The first answer brings a field of its own: whoever typed goes on in it. True once after `next`. */
export function wantsField(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}

wantsField.next = () => {
  isWanted = true;
};
