/** What goes wrong in software and offices, and how pressing it is. */
export const tickets = `
  bug, bug report, bugs, defect report, software bug, error, error report, app crash, crash, malfunction,
    glitch, fault: crash, crashes, crashed, error, error message, bug, exception, null, broken, freeze,
    freezes, fails, failed, fail, doesnt work, not working, stopped working, wrong, incorrect, unexpected,
    glitch, throws, 500, 404, 403, blank, steps to reproduce, reproduce, expected, hangs, stack trace,
    disappears, duplicated, shows, garbled, instead of, since the update, after the update, after updating,
    misaligned, overlap, infinite loop, nothing happens, unresponsive, regression, corrupted, cut off,
    flickers, clicking, button, truncated, doesnt save, not saved, typo, #code
  how to question, how to, howto, usage question, user question, how do i, usage, help request, product usage,
    guidance: how do i, how can i, how to, where do i, where can i, is there a way, what is the best way, is
    it possible, can i, how does, steps, instructions, tutorial, guide, explain, where is the, which setting,
    how would i, show me, #question
  incident, outage, downtime, service outage, service disruption, system down, availability issue, down:
    outage, offline, unavailable, unreachable, downtime, 503, all users, production, not responding, cant
    reach, nobody can, no customer, completely down, timeout, timeouts, service interruption, data center,
    data centre, failover, incident, power cut, blackout, status page, entire, whole site, losing money
  performance, performance issue, slow performance, slowness, speed, latency, slow: slow, slowly, slower, lag,
    lags, laggy, latency, performance, seconds to load, takes forever, takes ages, loading time, load time,
    memory, cpu, speed, sluggish, timeout, timeouts, spinning, minutes to, fast, faster, quick, throughput,
    bottleneck, freezes, stutter, hangs, delay, response time, ms, milliseconds, spikes, leak, memory leak,
    spinner, instantly, snappy, smooth, smoothly, switching, tabs, seconds until, start page, fluid,
    multitasking, no trouble, in a second, quickly
  security, security issue, cybersecurity, cyber security, it security, security incident, vulnerability,
    information security, data breach, hacking: vulnerability, security, hacked, hacker, hackers, breach,
    phishing, password, leaked, leak, unauthorized, exploit, malware, ransomware, virus, encryption,
    encrypted, xss, sql injection, injection, token, suspicious, login attempts, compromised, stolen,
    firewall, attack, attacker, two-factor, certificate, permissions, cve, patch, antivirus, intrusion,
    spyware, exposed, trojan, ddos, privilege, authentication, bypass, strange login, someone logged, guess,
    guesses, anyone can, anyone who, other customers, of other users, without logging in, without a password,
    somebody else, access to other
  privacy, data protection, gdpr, data privacy, data request, data deletion: privacy, gdpr, personal data,
    delete my data, consent, cookies, data protection, tracking, opt out, third parties, data subject, erase,
    copy of my data, right to be forgotten, my data, share my, retention, surveillance, ccpa, anonymized,
    contacts, see my, see my contacts, my location, microphone, read my, who can see, my photos, profile
    visible, track me, listening
  documentation, docs, documentation issue, docs issue, readme, manual, help center: documentation, docs,
    readme, guide, tutorial, typo, example, examples, page says, instructions, manual, outdated, explain,
    unclear, missing section, link is dead, api reference, wiki, sample, paragraph, broken link, doc,
    spelling, chapter, comment says, changelog, faq, not documented, undocumented
  installation, setup, install, installation issue, configuration, set up, setup help, config: install,
    installing, installed, installer, setup, set up, configure, configuration, config, download, dependency,
    environment variable, license key, activation, wizard, path, uninstall, reinstall, requirements, docker,
    npm install, pip install, version, permission denied, compile, deploy
  integration, integrations, api, api issue, webhook, api question, developer question: api, integration,
    integrate, webhook, endpoint, rest, sdk, oauth, token, slack, salesforce, zapier, sync, json, connect *
    to, plugin, rate limit, api key, http, payload, request, response, 401, client library, third-party
  ui, user interface, ui bug, design, ux, usability, layout, interface, visual, look and feel, frontend, front
    end, ui issue, ease of use, user experience: button, layout, font, colour, color, icon, menu, screen, dark
    mode, misaligned, overlap, alignment, margin, padding, css, interface, design, confusing, intuitive,
    click, scroll, modal, dropdown, tooltip, mobile view, contrast, navigation, ui, ux, pixel, header, footer,
    sidebar, logo, looks, clunky, user-friendly, easy to use, hover, responsive, theme, animation, react,
    component
  backend, back end, server, server side: server, database, api, endpoint, query, queue, cache, migration,
    microservice, cron, backend, sql, timeout, memory, redis, postgres, kafka, worker, latency, load balancer,
    rest, schema, thread, deadlock, 500, transaction
  database, databases, data storage, storage: database, sql, query, table, index, column, row, migration,
    postgres, mysql, mongodb, oracle, backup, schema, replica, join, records, deadlock, transaction, primary
    key, foreign key, redis, storage, disk
  devops, deployment, infrastructure, operations, ci cd, ops, cloud, cloud computing, hosting: deploy,
    deployment, pipeline, docker, kubernetes, cluster, server, aws, azure, terraform, container, rollback, ci,
    build, monitoring, alert, nginx, release, staging, production, cloud, instance, autoscaling, load
    balancer, helm, jenkins, uptime, node, pod, region, hosting, gcp, serverless
  testing, qa, quality assurance, test, tests: test, tests, unit test, test case, coverage, assertion,
    regression, flaky, qa, mock, integration test, automated tests, selenium, test suite, acceptance, tester,
    fixture
  data loss, backup, data recovery, lost data: lost, deleted, disappeared, vanished, gone, backup, restore,
    recover, overwritten, wiped, missing files, my data, recovery, erased, corrupted
  hardware, hardware issue, hardware problem, equipment, device, devices, peripherals, computer hardware:
    monitor, screen, keyboard, mouse, battery, charger, power supply, fan, cable, laptop, printer, disk, hard
    drive, port, usb, overheating, overheats, burnt, smells, broken hinge, motherboard, ram, touchpad, webcam,
    headset, speaker, docking station, noise, cracked, plug, power button, wont turn on, cpu, graphics card,
    ssd, beeps, cartridge, paper jam, smoke, spilled, keys, adapter, scanner, toner, server rack
  software, software issue, software problem, application, applications, app, app issue, program, programs:
    software, app, application, install, update, upgrade, crash, crashes, license, licence, program, version,
    excel, word, outlook, plugin, editor, operating system, windows, open a file, file, macro, browser,
    uninstall, freezes, spreadsheet, add-in, photoshop, bug, adobe, driver, antivirus, formula, login screen
  network, networking, network issue, connectivity, internet, internet connection, wifi, connection, wi-fi,
    connectivity issue: network, wifi, router, internet, vpn, connection, connect, lan, ethernet, dns, drops,
    switch, firewall, ip address, signal, bandwidth, disconnects, disconnected, cable, ping, proxy, access
    point, hotspot, packet, offline, latency, shared drive, modem, dhcp, broadband, fiber, remote desktop,
    bluetooth, ports
  email, email issue, e-mail, mail, mailbox: email, emails, inbox, outlook, mailbox, attachment, spam folder,
    bounced, bounce, signature, forwarding, gmail, distribution list, send mail, receive mail, out of office,
    newsletter, imap, smtp, calendar invite
  printer, printing, printer issue: printer, print, printing, paper, toner, jam, ink, cartridge, scanner,
    scan, copier, pages, tray, streaks, duplex, queue
  access request, permission, permissions, access rights, permission request: access, permission, permissions,
    grant, shared folder, need access, role, rights, admin, denied, read-only, account for, new employee, vpn
    access, invite, give * access, add me
  urgent, critical, high priority, emergency, p1, immediate, high, urgent request, severe, very urgent, asap,
    blocker, high urgency, top priority, sev1, p0: urgent, urgently, asap, immediately, emergency, right now,
    right away, critical, as soon as possible, at once, outage, production, all users, losing, deadline,
    tonight, cannot work, cant work, leaking, flooding, fire, bleeding, blocked, blocking, nobody can, within
    the hour, security breach, data loss, stopped, danger, dangerous, crashed, completely, severe, stuck,
    locked out, evacuate, smoke, stranded, failing, entire, minutes, in an hour, chest pain, cant breathe,
    unconscious, time-sensitive, before noon, cant wait, no customer, payroll, all customer, offline, has been
    deleted, deleted, wiped, unavailable, for everyone, cannot log in, whole company, entire team, intruder,
    gas, smells of gas, injured
  normal, medium, medium priority, moderate, normal priority, p2, average, routine, standard, non urgent, p3,
    ordinary: this week, next week, some time, when possible, some users, few users, workaround, could you,
    please update, question, slower, slow, a bit, intermittent, occasionally, schedule, tomorrow, soon, one
    user, next month, routine, minor
  low, low priority, minor, not urgent, nice to have, trivial, low urgency, p4, can wait, cosmetic, whenever,
    backlog: whenever, no rush, not urgent, no hurry, when you have time, has a moment, spare moment, some
    time, eventually, someday, typo, cosmetic, minor, small, tiny, nice to have, trivial, low priority, at
    your convenience, next month, next quarter, sometime, colour, color, spelling, footer, icon, slightly,
    suggestion, next week, if possible, at some point, long term, just curious, would be nice, one day, take
    your time, get a chance, get around, when convenient
  facilities, facility management, building, maintenance, office management, building maintenance, facility,
    premises, workplace: heating, air conditioning, light, lights, lamp, ceiling, lift, elevator, door,
    window, desk, chair, toilet, bathroom, kitchen, bins, cleaning, cleaner, parking, key card, badge, meeting
    room, leak, leaking, roof, carpet, coffee machine, office, floor, garage, hvac, radiator, plumbing,
    dishwasher, furniture, second floor, blinds, thermostat, reception, fire alarm, gate
`;
