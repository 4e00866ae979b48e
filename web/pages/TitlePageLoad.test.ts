import { describe, expect, it } from 'vitest';

import { canonicalOutcome, isBareNumber, pageId } from './TitlePageLoad.ts';

const request = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://app.test');
  const dispatch = () => {
    throw new Error('Nothing is loaded here.');
  };
  return { dispatch, pathname, params: {}, search: searchParams };
};

describe('the address of a title page', () => {
  const canonical = '/movie/603-the-matrix';

  it('is right when it is the canonical one', () => {
    expect(canonicalOutcome(request('/movie/603-the-matrix?x=1'), canonical)).toEqual({ status: 200 });
  });

  it.each(['/movie/603', '/movie/603-matrix', '/movie/603-%zz'])('leads on from %s', (address) => {
    expect(canonicalOutcome(request(address), canonical)).toEqual({ redirect: canonical });
  });

  it.each([
    ['603', true],
    ['603-the-matrix', false],
    ['tt0133093', false],
  ])('with %s needs no more than the name: %s', (id, isBare) => {
    expect(isBareNumber({ ...request('/movie/603'), params: { id } })).toBe(isBare);
  });

  it('keeps the query on the way', () => {
    expect(canonicalOutcome(request('/movie/603?as=writing&kind=tv'), canonical)).toEqual({
      redirect: `${canonical}?as=writing&kind=tv`,
    });
  });

  it.each([undefined, '', 'abc', '0', '-3', '1e3', '99999999999999999999'])('is none with %s', (segment) => {
    expect(pageId(segment)).toBeNull();
  });
});
