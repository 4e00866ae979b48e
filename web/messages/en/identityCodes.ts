/** What each code of the identity service means to the person who meets it. Unknown ones fall to `unknown`. */
export const identityCodes = {
  // In the forms.
  'invalid-credential': 'Wrong e-mail address or password. Check both, or set a new password.',
  'user-not-found': 'There is no account with this address.',
  'wrong-password': 'That is not the password for this account.',
  'email-already-in-use': 'There is already an account with this address. Sign in with it instead.',
  'credential-already-in-use': 'This way of signing in already belongs to another account.',
  'provider-already-linked': 'This way of signing in is already set up for this account.',
  'invalid-email': "This isn't a complete e-mail address. Nothing was sent.",
  'missing-email': 'Enter an e-mail address. Nothing was sent.',
  'missing-new-email': 'Enter a new e-mail address. Nothing was sent.',
  'invalid-new-email': "The new address isn't a complete e-mail address. Nothing was sent.",
  'missing-password': 'Enter a password. Nothing was sent.',
  'weak-password': 'The password is too short. Choose a longer one.',
  'password-does-not-meet-requirements':
    'The password does not meet all requirements. The list below it shows which.',
  'invalid-display-name': 'The name needs a visible character, and at most 256 characters.',
  'invalid-photo-url': "The picture's address can't be used. Choose another picture.",
  'too-many-requests':
    'Too many attempts in a short time. Wait a little, then try again. Your account is fine.',
  'quota-exceeded': 'The account service has reached its limit. Try again later.',

  // About the account and the session.
  'user-disabled': 'This account was disabled by the people who run this site. They can enable it again.',
  'user-token-expired': 'Your session has ended. Sign in again to continue.',
  'user-signed-out': 'You are not signed in. Sign in to continue.',
  'null-user': 'You are not signed in. Sign in to continue.',
  'invalid-user-token': 'This session belongs to another service. Sign in again to continue.',
  'invalid-refresh-token': 'This session no longer exists. Sign in again to continue.',
  'requires-recent-login':
    'Your last sign-in was a while ago. Confirm who you are before you make this change.',
  'user-mismatch': 'That is a different account. Use the one that is signed in here.',
  'unverified-email': 'Confirm your address first, with the link in the confirmation e-mail.',
  'email-change-needs-verification': 'Confirm the new address first, with the link in the e-mail.',

  // About the links in e-mails.
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code': 'This link was already used, or a newer one has replaced it. Ask for a new one.',
  'invalid-continue-uri': 'The return link for the e-mail is not a valid address. No e-mail was sent.',
  'unauthorized-continue-uri': 'The return link for the e-mail leads to another site. No e-mail was sent.',

  // About the connection and the device.
  'network-request-failed':
    'The account service could not be reached, or the connection was lost. Try again.',
  timeout: 'The account service did not answer in time. Try again.',
  'web-storage-unsupported':
    'This browser stores nothing for this site, so you will be signed out when you close or reload this page. Allow storage for this site to stay signed in.',
  'unsupported-persistence-type':
    "This browser stores nothing for this site, so it can't remember your sign-in. Allow storage for this site.",
  'internal-error': 'Something went wrong at the account service. Try again.',

  // About how this site is set up.
  'invalid-api-key':
    "The account service doesn't accept this site's API key. The people who run this site have to check it.",
  'api-key-not-valid.-please-pass-a-valid-api-key.':
    "The account service doesn't accept this site's API key. The people who run this site have to check it.",
  'configuration-not-found': 'Accounts are not set up at the account service yet.',
  'app-not-authorized': 'The account service does not accept this site.',
  'unauthorized-domain': "The account service does not accept this site's address.",
  'operation-not-allowed': 'The account service does not allow this.',
  'admin-restricted-operation': 'Only the people who run this site may do this.',
  'unsupported-password-policy-schema-version':
    'The password rules came in an unknown format. Reload the page.',

  // About other ways to sign in, and about what else the account service may ask for.
  'popup-blocked': 'The browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'popup-closed-by-user': 'The sign-in window was closed before you finished. Nothing has changed.',
  'cancelled-popup-request': 'Another sign-in window was opened, so this one was cancelled.',
  'account-exists-with-different-credential':
    'There is already an account with this address that uses another way to sign in. Sign in that way.',
  'multi-factor-auth-required':
    "This account needs a second factor to sign in, which Marquee doesn't support.",
  'missing-recaptcha-token': "The account service asks for a CAPTCHA, which Marquee doesn't support.",
} as const;

export const unknownIdentityCode = (code: string) =>
  `The account service refused, with the reason "${code}".`;
