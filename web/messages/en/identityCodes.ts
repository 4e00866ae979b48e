/** What each code of the identity service means to the person who meets it. Unknown ones fall to `unknown`. */
export const identityCodes = {
  // At the forms.
  'invalid-credential':
    'No account has this address with this password. Check both, or ask for a new password.',
  'user-not-found': 'There is no account with this address.',
  'wrong-password': 'The password is not the one of this account.',
  'email-already-in-use': 'There is an account with this address already. Sign in with it instead.',
  'credential-already-in-use': 'This way of signing in belongs to another account already.',
  'provider-already-linked': 'This way of signing in counts for this account already.',
  'invalid-email': "This isn't a whole e-mail address. Nothing was sent.",
  'missing-email': 'An e-mail address is needed. Nothing was sent.',
  'missing-new-email': 'A new e-mail address is needed. Nothing was sent.',
  'invalid-new-email': "The new address isn't a whole e-mail address. Nothing was sent.",
  'missing-password': 'A password is needed. Nothing was sent.',
  'weak-password': 'The password is too short. A longer one is needed.',
  'password-does-not-meet-requirements':
    'The password is missing something that is asked for here. The list below it says what.',
  'invalid-display-name': 'The name needs a character that can be seen, and has at most 256 of them.',
  'invalid-photo-url': "The picture's address can't be used. Choose another picture.",
  'too-many-requests':
    'That was tried too often in a short time. Wait a little, then try again. The account is fine.',
  'quota-exceeded': 'The account service has had enough for now. Try again later.',

  // Of the account and the session.
  'user-disabled': 'This account has been closed by those who run this Marquee. They can open it again.',
  'user-token-expired': 'The session has ended. Sign in again to go on.',
  'user-signed-out': 'Nobody is signed in. Sign in again to go on.',
  'null-user': 'Nobody is signed in. Sign in again to go on.',
  'invalid-user-token': 'The session is not of this service. Sign in again to go on.',
  'invalid-refresh-token': 'The session is not known any more. Sign in again to go on.',
  'requires-recent-login':
    'This needs proof once more of who you are, since the last sign-in was a while ago.',
  'user-mismatch': 'That is another account. Use the one that is signed in here.',
  'unverified-email': 'The address has to be confirmed first, by the link in the mail about it.',
  'email-change-needs-verification': 'The new address has to be confirmed first, by the link in the mail.',

  // Of the links in mails.
  'expired-action-code': 'This link has run out. Ask for a new one.',
  'invalid-action-code': 'This link was used before, or a newer one took its place. Ask for a new one.',
  'invalid-continue-uri': 'The way back from the mail is not a proper address. No mail was sent.',
  'unauthorized-continue-uri': 'The way back from the mail leads elsewhere. No mail was sent.',

  // Of the connection and the device.
  'network-request-failed': 'The account service could not be reached, or its answer got lost. Try again.',
  timeout: 'The account service did not answer in time. Try again.',
  'web-storage-unsupported':
    'This browser stores nothing for this site, so you will be signed out when this page is closed or loaded again. Allow storage for this site to stay signed in.',
  'unsupported-persistence-type':
    "This browser keeps nothing for us, so a sign-in can't be remembered. Allow storage for this site.",
  'internal-error': 'The account service could not do it. Try again.',

  // Of the way in which this Marquee is set up.
  'invalid-api-key':
    "The account service doesn't accept this Marquee's key. Those who run it have to look at it.",
  'api-key-not-valid.-please-pass-a-valid-api-key.':
    "The account service doesn't accept this Marquee's key. Those who run it have to look at it.",
  'configuration-not-found': 'Accounts are not set up at the account service yet.',
  'app-not-authorized': 'The account service does not serve this Marquee.',
  'unauthorized-domain': 'The account service does not serve this address.',
  'operation-not-allowed': 'The account service does not allow this.',
  'admin-restricted-operation': 'Only those who run this Marquee may do this.',
  'unsupported-password-policy-schema-version':
    'The rules for passwords came in a form that is not known here. Load the page again.',

  // Of ways to sign in beside a password, and of proofs that the account service may ask for.
  'popup-blocked': 'The browser held back the window for signing in. Allow it for this site, then try again.',
  'popup-closed-by-user': 'The window for signing in was closed before it was done. Nothing has changed.',
  'cancelled-popup-request': 'Another window for signing in was opened, so this one was dropped.',
  'account-exists-with-different-credential':
    'There is an account with this address already, which is entered in another way. Sign in that way.',
  'multi-factor-auth-required':
    "This account asks for a second proof when signing in, which Marquee doesn't offer yet.",
  'missing-recaptcha-token':
    "The account service wants proof that a person is asking, which Marquee doesn't offer.",
} as const;

export const unknownIdentityCode = (code: string) =>
  `The account service refused, and gave "${code}" as its reason.`;
